interface TransportError {
  code?: string;
  syscall?: string;
  timeoutType?: string;
  responseCode?: number;
}

const BEFORE_THE_MESSAGE = {
  codes: ['EAUTH', 'EDNS', 'EENVELOPE', 'ENOAUTH', 'ETLS'],
  calls: ['connect', 'getaddrinfo'],
  timeouts: ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'],
};

/** Whether an attempt failed before the mail server had the message, or with its refusal. Otherwise it may have taken it. */
export function isCertainlyUnsent(error: unknown): boolean {
  const { code = '', syscall = '', timeoutType = '', responseCode = 0 } = error as TransportError;
  const { codes, calls, timeouts } = BEFORE_THE_MESSAGE;
  return (
    responseCode >= 400 || codes.includes(code) || calls.includes(syscall) || timeouts.includes(timeoutType)
  );
}
