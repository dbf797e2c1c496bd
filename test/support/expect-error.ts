import { expect } from 'chai'

import { AppError, type ErrorKind } from '../../core/shared/app-error.ts'

/** Waits for the work to fail with an error of the core, and answers it for a closer look. */
export async function expectError(work: Promise<unknown>, kind: ErrorKind, code?: string): Promise<AppError> {
  const outcome = await work.then(
    () => 'no error',
    (error: unknown) => error,
  )
  expect(outcome, String(outcome)).to.be.instanceOf(AppError)
  const error = outcome as AppError
  expect(error.kind, error.code).to.equal(kind)
  if (code !== undefined) expect(error.code).to.equal(code)
  return error
}
