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
import { emptyAnswer, isSameAnswer, missingPart } from './answers';

interface StoredAnswer {
  answer: Answer;
  /** Of the try that has not arrived; null while it is being given. */
  key: string | null;
}

function readStoredAnswer(place: string): StoredAnswer | null {
  try {
    return JSON.parse(readStorage('localStorage', place) ?? 'null') as StoredAnswer | null;
  } catch {
    return null;
  }
}

/**
 * An answer while it is being given. It is stored on this device with every change until the api has it, so that neither a lost
 * connection nor an ended session loses it.
 */
export function useAnswer(
  lessonId: string,
  question: Question,
  result: QuestionResult | undefined,
  address: LessonAddress,
) {
  const { user } = useSession();
  const place = `futurelab:answer:${user?.id}:${lessonId}:${question.id}`;
  const [given, setGiven] = useState<Answer>(() => result?.answer ?? emptyAnswer(question));
  const [missing, setMissing] = useState<string | null>(null);
  const key = useRef<string | null>(null);
  const sending = useMutation(answerMutation(lessonId, question.id, address));

  const remember = (stored: StoredAnswer) => {
    key.current = stored.key;
    writeStorage('localStorage', place, JSON.stringify(stored));
  };

  const send = (attempt: { answer: Answer; key: string }) => {
    remember(attempt);
    sending.mutate(attempt, {
      onSuccess: () => {
        key.current = null;
        writeStorage('localStorage', place, null);
      },
    });
  };

  // After the first paint, which is the server's: only this device knows of it.
  const restore = useEffectEvent(() => {
    const saved = readStoredAnswer(place);
    if (!saved) return;
    const { answer, key: sent } = saved;
    setGiven(answer);
    if (sent !== null) send({ answer, key: sent });
  });
  useEffect(() => restore(), [place]);

  const change = (answer: Answer) => {
    setGiven(answer);
    setMissing(null);
    sending.reset();
    remember({ answer, key: null });
  };

  const submit = () => {
    const part = missingPart(question, given);
    setMissing(part);
    if (part !== null || sending.isPending) return;
    // Sent again, it is the same try.
    send({ answer: given, key: key.current ?? crypto.randomUUID() });
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
