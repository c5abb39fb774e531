import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Caret } from './rich/document/initial-document';

const loadEditor = () => import(/* webpackChunkName: "rich-editor" */ './rich/rich-editor');
type RichEditor = Awaited<ReturnType<typeof loadEditor>>['default'];

/**
 * Loads the editor once the writer goes to its text area. Until the editor is there to be typed in, the text area stays and keeps
 * the focus; then the editor takes over its text and its caret in one step.
 */
export function useRichEditor(area: RefObject<HTMLTextAreaElement | null>, isShown: boolean) {
  const [RichEditor, setRichEditor] = useState<RichEditor | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isReady, setReady] = useState(false);
  const isComposing = useRef(false);
  const afterComposition = useRef<() => void>(undefined);
  // The writer has typed, or chosen a place to type.
  const isAtWork = useRef(false);

  if (!isShown && isReady) setReady(false);

  useEffect(() => {
    if (document.activeElement === area.current) setWanted(true);
  }, [area]);

  useEffect(() => {
    if (!isWanted || RichEditor) return;
    let isLeft = false;
    loadEditor().then(
      (module) => {
        const show = () => !isLeft && setRichEditor(() => module.default);
        if (isComposing.current) afterComposition.current = show;
        else show();
      },
      // With the next focus it is tried again.
      () => setWanted(false),
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, RichEditor]);

  const toEnd = () => area.current?.setSelectionRange(area.current.value.length, area.current.value.length);

  return {
    RichEditor,
    isReady,
    onReady: () => setReady(true),
    takeOver: (): { markdown: string; caret: Caret | null } => {
      const field = area.current;
      if (!field) return { markdown: '', caret: null };
      const { value: markdown, selectionStart: from, selectionEnd: to } = field;
      const isAtEnd = from === markdown.length || (!isAtWork.current && from === to);
      const caret = isAtEnd ? 'end' : { from, to };
      return { markdown, caret: document.activeElement === field ? caret : null };
    },
    /** Of the text area. */
    takesOver: {
      onFocus: () => {
        if (!isAtWork.current) toEnd();
        setWanted(true);
      },
      // A press puts the caret somewhere after it has given the focus.
      onClick: () => {
        const field = area.current;
        if (!isAtWork.current && field?.selectionStart === field?.selectionEnd) toEnd();
        isAtWork.current = true;
      },
      onKeyDownCapture: () => {
        isAtWork.current = true;
      },
      onInput: () => {
        isAtWork.current = true;
      },
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        // The input that ends it is still to come.
        if (afterComposition.current) setTimeout(afterComposition.current);
      },
    },
  };
}
