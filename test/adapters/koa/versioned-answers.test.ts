import { Router } from '@koa/router'
import { expect } from 'chai'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import type { ApiRouter, RequestState } from '../../../adapters/koa/api-context.ts'
import { VersionedAnswers } from '../../../adapters/koa/middleware/versioned-answers.ts'
import { aUser } from '../../support/builders.ts'

const KILOBYTE = 1024

describe('versioned answers', () => {
  let server: Server
  let produced: string[]
  let version: string

  const serve = async (mostBytes: number) => {
    const versions = new VersionedAnswers('release', mostBytes)
    const user = aUser()
    const actor = { userId: user.id, accountId: user.accountId, isAdmin: false }
    const router: ApiRouter = new Router()
    router.get('/:name', (ctx) => {
      ctx.state.session = { token: '', user, actor, isClosed: false }
      return versions.answer(ctx, {
        version: () => Promise.resolve(version),
        produce: () => {
          produced.push(ctx.path)
          return Promise.resolve({ text: 'x'.repeat(KILOBYTE) })
        },
      })
    })
    server = new Koa<RequestState>().use(router.routes()).listen(0, '127.0.0.1')
    await once(server, 'listening')
  }

  const get = async (...paths: string[]) => {
    for (const path of paths) await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  }

  beforeEach(() => {
    produced = []
    version = '1'
  })

  afterEach(() => {
    server.close()
    server.closeAllConnections()
  })

  it('are made once for each version', async () => {
    await serve(100 * KILOBYTE)

    await get('/a', '/a', '/b')
    version = '2'
    await get('/a', '/a')

    expect(produced).to.deep.equal(['/a', '/b', '/a'])
  })

  it('are kept up to so many bytes, the latest used longest', async () => {
    await serve(3 * KILOBYTE)

    await get('/a', '/b', '/a', '/c', '/a', '/b')

    expect(produced).to.deep.equal(['/a', '/b', '/c', '/b'])
  })

  it('that are larger than all that may be kept are still answered', async () => {
    await serve(KILOBYTE)

    await get('/a', '/a')

    expect(produced).to.deep.equal(['/a', '/a'])
  })
})
