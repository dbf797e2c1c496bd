import { expect } from 'chai'
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm'

import { databaseError, duplicateIn } from '../../../adapters/typeorm/database-error.ts'
import { AppError, isAppError } from '../../../core/shared/app-error.ts'

function failed(code: string, more: object = {}): QueryFailedError {
  return new QueryFailedError('INSERT', [], Object.assign(new Error(`driver says ${code}`), { code }, more))
}

describe('An error of the database', () => {
  const kinds: Record<string, string[]> = {
    conflict: ['23505', '23503', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_FOREIGNKEY'],
    unavailable: [
      '40001',
      '40P01',
      '08006',
      '53300',
      '57P01',
      'ECONNREFUSED',
      'ECONNRESET',
      'SQLITE_BUSY',
      'SQLITE_FULL',
      '53100',
    ],
  }

  for (const [kind, codes] of Object.entries(kinds)) {
    it(`becomes ${kind} for ${codes.join(', ')}, and its cause`, () => {
      for (const code of codes) {
        const error = failed(code)
        const translated = databaseError(error)

        expect(isAppError(translated) && translated.kind, code).to.equal(kind)
        expect((translated as AppError).cause).to.equal(error)
        expect((translated as AppError).message).not.to.include('driver says')
      }
    })
  }

  it('says of a full disk that there is no space', () => {
    for (const code of ['SQLITE_FULL', '53100', 'ENOSPC'])
      expect(databaseError(failed(code)), code).to.include({ kind: 'unavailable', code: 'shared.disk-full' })
  })

  it('is unavailable for a connection that broke, whoever says so', () => {
    for (const error of [
      new Error('Connection terminated unexpectedly'),
      new Error('Query read timeout'),
      new Error('Client has encountered a connection error and is not queryable'),
      new QueryRunnerAlreadyReleasedError(),
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    ])
      expect(isAppError(databaseError(error), 'unavailable'), error.message).to.equal(true)
  })

  it('hides a statement that the database refuses behind an unknown error', () => {
    const error = failed('42P01')

    const translated = databaseError(error)

    expect(isAppError(translated)).to.equal(false)
    expect(translated).to.be.instanceOf(Error).and.not.to.be.instanceOf(QueryFailedError)
    expect((translated as Error).cause).to.equal(error)
  })

  it('passes what is not the driver’s as it is', () => {
    const own = new AppError('not-found', 'projects.not-found')
    const other = new TypeError('x')

    expect(databaseError(own)).to.equal(own)
    expect(databaseError(other)).to.equal(other)
  })

  it('tells which unique constraint was violated', () => {
    expect(duplicateIn(failed('23505', { constraint: 'users_email' }))).to.include('users_email')
    expect(duplicateIn(failed('SQLITE_CONSTRAINT_UNIQUE', { message: 'failed: users.email' }))).to.include(
      'users.email',
    )
    expect(duplicateIn(failed('23503'))).to.equal(null)
    expect(duplicateIn('text')).to.equal(null)
  })
})
