import { Logger } from '@nestjs/common';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';
import { LogLimit } from '../observability/log-limit';
import { hasRoom, OUT_OF_DISK_SPACE } from './disk-space';

/** How the file system, MongoDB and PostgreSQL say it. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', OUT_OF_DISK_SPACE, '53100'];

const logger = new Logger('Disk');
const limit = new LogLimit();

/** Whether a write failed because the disk is full. */
export function isDiskFull(thrown: unknown): boolean {
  if (thrown instanceof AppError) return thrown.code === 'DISK_FULL';
  return thrown instanceof Error && 'code' in thrown && CODES.includes(thrown.code);
}

export function diskFull(cause?: unknown): AppError {
  return new AppError('DISK_FULL', MESSAGES.diskFull, { cause });
}

/** @throws AppError when nothing new may be stored on the disk that holds this folder */
export function assertRoom(folder: string): void {
  if (!hasRoom(folder)) throw diskFull();
}

/** Tells the operator what to do, once a minute however many writes meet the full disk. */
export function logDiskFull(err?: unknown): void {
  const leftOut = limit.take();
  if (leftOut !== null) logger.error({ err, leftOut }, MESSAGES.diskFullForAdmin);
}
