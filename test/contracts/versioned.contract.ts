import { expect } from 'chai'

import type { Stores } from '../../core/stores.ts'
import type { Backend } from '../support/backends.ts'
import { expectError } from '../support/expect-error.ts'
import { openFresh, type Opened } from '../support/open-fresh.ts'

export interface VersionedCase<Entity> {
  /** Entities that differ in as much as can be, each with an identifier of its own. */
  readonly entities: () => Entity[]
  /** The same entity with another content. */
  readonly changed: (entity: Entity) => Entity
  /** What must be in the store before the entity can. */
  readonly prepare?: (stores: Stores, entity: Entity) => Promise<unknown>
  readonly find: (stores: Stores, entity: Entity) => Promise<Entity | null>
  readonly save: (stores: Stores, entity: Entity) => Promise<Entity>
  /** The entity as if it were another account's; left out where no account owns it. */
  readonly taken?: (entity: Entity) => Entity
}

/** What holds for everything that is saved under a version. Returns the store, for what else is to hold. */
export function versionedContract<Entity extends { readonly version: number }>(
  backend: Backend,
  of: VersionedCase<Entity>,
): Opened {
  const store = openFresh(backend, 'once')

  const saved = (entity: Entity) =>
    store.run(async (stores) => {
      await of.prepare?.(stores, entity)
      return of.save(stores, entity)
    })
  const save = (entity: Entity) => store.run((stores) => of.save(stores, entity))
  const find = (entity: Entity) => store.run((stores) => of.find(stores, entity))
  const plain = () => of.entities()[0]!

  it('answers null for what is absent', async () => {
    expect(await find(plain())).to.equal(null)
  })

  it('gives back what was saved, whatever it holds', async () => {
    for (const entity of of.entities()) {
      const answered = await saved(entity)

      expect(answered).to.deep.equal({ ...entity, version: 1 })
      expect(await find(entity)).to.deep.equal({ ...entity, version: 1 })
    }
  })

  it('replaces all of it by the next version', async () => {
    for (const entity of of.entities()) {
      const first = await saved(entity)

      const second = await save(of.changed(first))

      expect(second).to.deep.equal({ ...of.changed(first), version: 2 })
      expect(await find(entity)).to.deep.equal(second)
    }
  })

  it('hands out copies', async () => {
    const entity = plain()
    const answered = await saved(entity)

    Object.assign(answered, { version: 77 })
    Object.assign((await find(entity))!, { version: 88 })

    expect(await find(entity)).to.deep.equal({ ...entity, version: 1 })
  })

  it('refuses a version that somebody else has replaced', async () => {
    const first = await saved(plain())
    const second = await save(of.changed(first))

    await expectError(save(first), 'conflict', 'shared.stale')

    expect(await find(first)).to.deep.equal(second)
  })

  it('refuses to insert what exists', async () => {
    const entity = plain()
    await saved(entity)

    await expectError(save(entity), 'conflict')
  })

  it('refuses to update what is absent', async () => {
    const entity = { ...plain(), version: 3 }

    await expectError(saved(entity), 'conflict')

    expect(await find(entity)).to.equal(null)
  })

  const { taken } = of
  if (!taken) return store

  it('hides from every account what is another one’s, and does not let it be changed', async () => {
    const mine = await saved(plain())

    expect(await find(taken(mine))).to.equal(null)
    await expectError(save(taken(of.changed(mine))), 'conflict')

    expect(await find(mine)).to.deep.equal(mine)
  })

  return store
}
