import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import { DoOnce, type RequestToDo } from '../../../core/requests/do-once.ts'
import { stale } from '../../../core/shared/stale.ts'
import { anActorIn, openCoreWorld, refusalOf, type CoreWorld } from '../../support/core-world.ts'
import { ManualTimers } from '../../support/manual-timers.ts'

const LOOK_EVERY_MS = 250

describe('A request that makes something', () => {
  let world: CoreWorld
  let actor: Actor
  let timers: ManualTimers
  let host: DoOnce
  let count: number

  beforeEach(async () => {
    world = openCoreWorld()
    actor = await anActorIn(world)
    timers = new ManualTimers()
    host = hostOf(timers)
    count = 0
  })

  const hostOf = (itsTimers: ManualTimers) => new DoOnce(world.unitOfWork, world.clock, itsTimers)
  const make = async () => `thing ${++count}`
  const asking = (more: Partial<RequestToDo> = {}): RequestToDo => ({ actor, key: 'k', fingerprint: 'f', ...more })

  it('is done once under its key, however often and wherever it is asked for', async () => {
    const first = await host.execute(asking(), make)
    const again = await host.execute(asking(), make)
    const elsewhere = await hostOf(timers).execute(asking(), make)

    expect([first, again, elsewhere]).to.deep.equal(['thing 1', 'thing 1', 'thing 1'])
  })

  it('is done once where it is asked for many times at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 30 }, () => host.execute(asking(), make)))

    expect(new Set(made)).to.deep.equal(new Set(['thing 1']))
  })

  it('is done anew under another key, and by another user', async () => {
    const other = await anActorIn(world)

    const made = [
      await host.execute(asking(), make),
      await host.execute(asking({ key: 'l' }), make),
      await host.execute(asking({ actor: other }), make),
    ]

    expect(made).to.deep.equal(['thing 1', 'thing 2', 'thing 3'])
  })

  it('is waited for where another host is doing it', async () => {
    let finish = (_made: string) => {}
    const slow = hostOf(timers).execute(asking(), () => new Promise((resolve) => (finish = resolve)))
    const waiting = host.execute(asking(), make)
    await timers.isSet(LOOK_EVERY_MS)

    finish('thing of the other')
    await slow
    await timers.goOff(LOOK_EVERY_MS)

    expect(await waiting).to.equal('thing of the other')
  })

  it('is refused under a key that was used for something else', async () => {
    await host.execute(asking(), make)

    const refusal = await refusalOf(host.execute(asking({ fingerprint: 'g' }), make))

    expect([refusal.kind, refusal.code, count]).to.deep.equal(['conflict', 'http.key-reused', 1])
  })

  it('can be asked for again where it failed', async () => {
    const failed = await refusalOf(
      host.execute(asking(), async () => {
        throw stale()
      }),
    )

    expect(failed.code).to.equal('shared.stale')
    expect(await host.execute(asking(), make)).to.equal('thing 1')
  })

  it('is refused, and not done again, where its host ended while it was doing it', async () => {
    const name = { accountId: actor.accountId, userId: actor.userId, key: 'k' }
    const left = { ...name, fingerprint: 'f', startedAt: world.clock.now(), made: null }
    await world.unitOfWork.run(({ keptRequests }) => keptRequests.claim(left))
    const asked = refusalOf(host.execute(asking(), make))

    for (let looks = 0; looks < 40; looks += 1) await timers.goOff(LOOK_EVERY_MS)

    expect([(await asked).code, count]).to.deep.equal(['http.outcome-unknown', 0])
  })

  it('is done once without a key as long as an equal one is under way, and anew after it', async () => {
    const asked = asking({ key: null })

    const together = await Promise.all([host.execute(asked, make), host.execute(asked, make)])
    const after = await host.execute(asked, make)

    expect([...together, after]).to.deep.equal(['thing 1', 'thing 1', 'thing 2'])
  })
})
