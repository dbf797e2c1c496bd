import { expect } from 'chai'
import { isAppError, notFound } from '../../../core/shared/app-error.ts'

describe('an error of the core', () => {
  it('is told by its kind', () => {
    const error = notFound('projects.not-found')

    expect([isAppError(error), isAppError(error, 'not-found'), isAppError(error, 'conflict')]).to.deep.equal([
      true,
      true,
      false,
    ])
  })

  it('is told where its class was loaded a second time', () => {
    const ofOtherClass = Object.assign(new Error('Project not found'), { name: 'AppError', kind: 'not-found' })

    expect([isAppError(ofOtherClass, 'not-found'), isAppError(ofOtherClass, 'conflict')]).to.deep.equal([true, false])
  })

  it('is nothing else that has a name or a kind', () => {
    const named = Object.assign(new Error('Some other program’s'), { name: 'AppError' })
    const kind = Object.assign(new Error('Some other program’s'), { kind: 'not-found' })

    expect([named, kind, { name: 'AppError', kind: 'not-found' }, null].map((one) => isAppError(one))).to.deep.equal([
      false,
      false,
      false,
      false,
    ])
  })
})
