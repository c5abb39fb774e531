import { useEffect, useState } from 'react';
import { AddressForm } from './address-form';
import { CodeForm } from './code-form';
import { storePendingAddress, clearPendingAddress, pendingAddress } from './pending-address';

interface MailCodeProps {
  returnTo: string;
  /** Another way in is being followed. */
  disabled: boolean;
  /** The address that a code has to prove, so that the identity that waits for it joins. */
  proves?: string;
}

/** Six digits by mail in two steps: the address, then the code. */
export function MailCode({ returnTo, disabled, proves }: MailCodeProps) {
  const [email, setEmail] = useState(proves ?? '');
  const [sent, setSent] = useState(false);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const waiting = pendingAddress();
    if (!waiting || (proves && waiting !== proves)) return;
    setEmail(waiting);
    setSent(true);
  }, [proves]);
  const onSent = (address: string) => {
    storePendingAddress(address);
    setEmail(address);
    setSent(true);
  };
  const onBack = () => {
    clearPendingAddress();
    setIsBack(true);
    setSent(false);
  };
  return sent ? (
    <CodeForm
      email={email}
      returnTo={returnTo}
      disabled={disabled}
      proves={proves !== undefined}
      onBack={onBack}
    />
  ) : (
    <AddressForm
      email={email}
      proves={proves !== undefined}
      returnTo={returnTo}
      disabled={disabled}
      focused={isBack}
      onSent={onSent}
    />
  );
}
