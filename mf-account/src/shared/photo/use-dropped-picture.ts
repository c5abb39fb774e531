import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';

/** A picture that is dropped on a place, or pasted anywhere on the page. `place` are the props of the place. */
export function useDroppedPicture(onPicture: (file: File) => void, { disabled }: { disabled: boolean }) {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: FileList) => {
    const [file] = files;
    if (file && !disabled) onPicture(file);
  });

  useEffect(() => {
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      if (!clipboardData?.files.length) return;
      // Text that brings a picture of itself, as Word does, is text where text is written.
      const isWritten = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!isWritten || clipboardData.getData('text/plain') === '') take(clipboardData.files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const place = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      if (!disabled && event.dataTransfer.files[0]) onPicture(event.dataTransfer.files[0]);
    },
  };
  return { isOver, place };
}
