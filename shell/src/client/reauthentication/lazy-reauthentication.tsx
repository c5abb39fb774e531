import { provideIdentityConfirmation } from '@futurelab/platform/session';
import { useEffect, useState, type ComponentType } from 'react';
import type { ReauthenticationDialogProps } from './reauthentication-dialog';

const load = () => import(/* webpackChunkName: "reauthentication" */ './reauthentication-dialog');

interface Question {
  Dialog: ComponentType<ReauthenticationDialogProps>;
  answer: (isConfirmed: boolean) => void;
}

/** Asks members to confirm that it is them, for whatever request of any section needs it. */
export function LazyReauthentication() {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    let answerPending: ((isConfirmed: boolean) => void) | undefined;
    const withdraw = provideIdentityConfirmation(async () => {
      const { ReauthenticationDialog } = await load();
      const isConfirmed = await new Promise<boolean>((answer) => {
        answerPending = answer;
        setQuestion({ Dialog: ReauthenticationDialog, answer });
      });
      setQuestion(null);
      return isConfirmed;
    });
    return () => {
      withdraw();
      answerPending?.(false);
    };
  }, []);
  return question && <question.Dialog onAnswer={question.answer} />;
}
