import { ApiError } from '@futurelab/platform/api';
import { useMutation } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { readStorage, writeStorage } from '@futurelab/platform/storage';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  answerMutation,
  type Answer,
  type LessonAddress,
  type Question,
  type QuestionResult,
} from '../../../queries/lessons';
import { emptyAnswer, isSameAnswer, missingPart } from './answer-words';

/**
 * An answer while it is being given. It is kept on this device with every change until the api has it, so that neither a lost
 * connection nor an ended session loses it.
 */
export function useAnswer(
  lessonId: string,
  question: Question,
  result: QuestionResult | undefined,
  address: LessonAddress,
) {
  const { user } = useSession();
  const key = `futurelab:answer:${user?.id}:${lessonId}:${question.id}`;
  const [given, setGiven] = useState<Answer>(() => result?.answer ?? emptyAnswer(question));
  const [missing, setMissing] = useState<string | null>(null);
  const clientId = useRef<string | null>(null);
  const sending = useMutation(answerMutation(lessonId, question.id, address));

  // After the first paint, which is the server's: only this device knows of it.
  useEffect(() => {
    const kept = readStorage('localStorage', key);
    if (kept) setGiven(JSON.parse(kept) as Answer);
  }, [key]);

  const change = (answer: Answer) => {
    setGiven(answer);
    setMissing(null);
    sending.reset();
    clientId.current = null;
    writeStorage('localStorage', key, JSON.stringify(answer));
  };

  const submit = (onSaved?: () => void) => {
    const part = missingPart(question, given);
    setMissing(part);
    if (part !== null || sending.isPending) return;
    // Sent again, it is the same try.
    clientId.current ??= crypto.randomUUID();
    sending.mutate(
      { answer: given, clientId: clientId.current },
      {
        onSuccess: () => {
          clientId.current = null;
          writeStorage('localStorage', key, null);
          onSaved?.();
        },
      },
    );
  };

  const lost = sending.isError && !(sending.error instanceof ApiError);
  const sendAgain = useEffectEvent(() => submit());
  useEffect(() => {
    if (!lost) return;
    const online = () => sendAgain();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [lost]);

  return {
    given,
    change,
    submit,
    missing,
    error: sending.error,
    isPending: sending.isPending,
    /** What the api said to what is in the form now. */
    result: result && isSameAnswer(result.answer, given) ? result : undefined,
  };
}
