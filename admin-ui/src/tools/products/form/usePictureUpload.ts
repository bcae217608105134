import { PRODUCT_MESSAGES } from '@contracts/products/product-messages';
import { MAX_PICTURE_BYTES } from '@contracts/products/product-pictures';
import { useState } from 'react';
import { messageOf } from '../../../providers/apiClient';
import { fileProblem, type FileRules } from '../../../shared/file/fileRules';
import { useLatestTask } from '../../../shared/useLatestTask';
import { uploadPicture } from '../productApi';

export const PICTURE_ENDINGS = ['.png', '.jpg', '.jpeg', '.gif', '.webp'];
const RULES: FileRules = {
  accept: PICTURE_ENDINGS,
  maxBytes: MAX_PICTURE_BYTES,
  sentences: {
    wrongKind: PRODUCT_MESSAGES.pictureKind,
    empty: PRODUCT_MESSAGES.pictureDamaged,
    tooLarge: PRODUCT_MESSAGES.pictureTooLarge,
  },
};

/** A picture on its way to the instance: how far it is, or why it was refused. */
export function usePictureUpload(onUploaded: (address: string) => void) {
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const { busy, run, drop } = useLatestTask<'upload'>();
  const choose = (file: File) => {
    const refused = fileProblem(file, RULES);
    setProblem(refused);
    setShare(0);
    if (refused) return;
    void run('upload', async (signal) => {
      const onProgress = ({ sent, total }: { sent: number; total: number }) => setShare(sent / (total || 1));
      const { url } = await uploadPicture(file, { signal, onProgress });
      return () => onUploaded(url);
    }).catch((error: unknown) => setProblem(messageOf(error)));
  };
  /** From 0 to 1 while one is on its way. */
  const progress = busy ? share : undefined;
  return { choose, progress, problem, cancel: drop };
}
