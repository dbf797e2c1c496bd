import { expect } from 'chai'
import { EndOffer, OfferAccount, TakeOverAccount } from '../../../core/accounts/members/hand-over-account.ts'
import { removeUser } from '../../../core/accounts/members/remove-user.ts'
import type { Actor, User } from '../../../core/identity/user.ts'
import { aUser } from '../../support/builders.ts'
import {
  anActorIn,
  claimAll,
  openCoreWorld,
  provesAnybody,
  refusalOf,
  type CoreWorld,
} from '../../support/core-world.ts'

describe('handing an account over', () => {
  let world: CoreWorld
  let owner: Actor
  let member: Actor
  let other: Actor

  beforeEach(async () => {
    world = openCoreWorld()
    owner = await anActorIn(world)
    member = await memberIn()
    other = await memberIn()
  })

  async function memberIn(of: Partial<User> = {}): Promise<Actor> {
    const accepted = {
      accountId: owner.accountId,
      inviteStatus: 'accepted',
      emailVerifiedAt: world.clock.now(),
    } as const
    const { id: userId } = await world.unitOfWork.run(({ users }) => users.save(aUser({ ...accepted, ...of })))
    return { userId, accountId: owner.accountId, isAdmin: false }
  }

  const offer = (actor: Actor, { userId }: Actor) =>
    new OfferAccount(world.unitOfWork, provesAnybody, world).execute({ actor, userId, password: '' })
  const takeOver = (actor: Actor) => new TakeOverAccount(world.unitOfWork, world).execute({ actor })
  const endOffer = (actor: Actor) => new EndOffer(world.unitOfWork).execute({ actor })
  const account = () => world.unitOfWork.run(({ accounts }) => accounts.find(owner.accountId))
  const told = async () => (await claimAll(world)).map(({ job: { data } }) => [data['what'], data['userId']])

  it('needs the owner, and the member to whom it was offered', async () => {
    await offer(owner, member)
    const byOther = await refusalOf(takeOver(other))
    const before = await account()
    await takeOver(member)

    expect([byOther.kind, byOther.code]).to.deep.equal(['conflict', 'accounts.not-offered'])
    expect([before?.ownerId, before?.offeredTo]).to.deep.equal([owner.userId, member.userId])
    expect(await account()).to.deep.include({ ownerId: member.userId, offeredTo: null })
    expect(await told()).to.deep.equal([
      ['offered', member.userId],
      ['taken-over', owner.userId],
    ])
    expect((await refusalOf(offer(owner, other))).kind).to.equal('forbidden')
  })

  it('is offered by nobody else, and to nobody who could not be found again', async () => {
    const stranger = await anActorIn(world)
    const unconfirmed = await memberIn({ emailVerifiedAt: null })
    const invited = await memberIn({ inviteStatus: 'pending', emailVerifiedAt: null, passwordHash: null })

    const refusals = [
      await refusalOf(offer(member, other)),
      await refusalOf(offer(owner, stranger)),
      await refusalOf(offer(owner, invited)),
      await refusalOf(offer(owner, unconfirmed)),
      await refusalOf(offer(owner, owner)),
    ]

    expect(refusals.map(({ kind }) => kind)).to.deep.equal([
      'forbidden',
      'not-found',
      'not-found',
      'conflict',
      'conflict',
    ])
    expect((await account())?.offeredTo).to.equal(null)
  })

  it('ends where the owner takes the offer back, the member declines it or goes', async () => {
    const ends = [() => endOffer(owner), () => endOffer(member), () => leave(member)]

    for (const end of ends) {
      await offer(owner, member)
      const byOther = await refusalOf(endOffer(other))
      await end()
      expect(byOther.kind).to.equal('forbidden')
      expect((await refusalOf(takeOver(member))).code).to.equal('accounts.not-offered')
      expect((await account())?.offeredTo).to.equal(null)
    }
  })

  const leave = ({ userId }: Actor) =>
    world.unitOfWork.run(async (stores) => removeUser(stores, (await stores.users.find(userId))!))

  it('waits while the account is about to be removed', async () => {
    await offer(owner, member)
    const removal = { askedAt: world.clock.now(), dueAt: world.clock.now() }
    await world.unitOfWork.run(async ({ accounts }) => {
      await accounts.save({ ...(await accounts.find(owner.accountId))!, removal })
    })

    const refusals = [await refusalOf(takeOver(member)), await refusalOf(offer(owner, other))]

    expect(refusals.map(({ code }) => code)).to.deep.equal(['accounts.being-removed', 'accounts.being-removed'])
  })
})
