const ANSWER_MS = 2_000;

/** Rejects when the queue takes too long: BullMQ waits for a store that is away, however long that lasts. */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The queue gave no answer in ${ANSWER_MS} ms.`)), ANSWER_MS);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
