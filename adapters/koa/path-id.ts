import type { AppError } from '../../core/shared/app-error.ts'
import { parseId, type Id } from '../../core/shared/id.ts'

/** An identifier in the address. A malformed one can't exist, so it is not found rather than invalid. */
export function pathId<Kind extends string>(text: string | undefined, absent: () => AppError): Id<Kind> {
  const id = parseId<Kind>(text ?? '')
  if (!id) throw absent()
  return id
}
