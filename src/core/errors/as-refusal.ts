import { AppError, fieldsRefused } from './app-error';

/** What the list's own address calls a bad request is a field of this one. */
export async function asRefusal<Result>(
  field: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'BAD_REQUEST') {
      throw fieldsRefused({ [field]: error.message }, undefined, error);
    }
    throw error;
  }
}
