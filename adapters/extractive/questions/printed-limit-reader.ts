import type { LimitReader } from '../../../core/proposals/ports.ts'
import type { TextLimit } from '../../../core/shared/text-limit.ts'
import { findLimit, withoutLimit } from './limits.ts'

/** Reads printed limits by rules. */
export class PrintedLimitReader implements LimitReader {
  limitIn(text: string): TextLimit {
    return findLimit(text)
  }

  withoutLimit(text: string): string {
    return withoutLimit(text)
  }
}
