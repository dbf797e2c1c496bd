import type { ProjectId } from '../../core/shared/ids.ts'
import type { BrowserWorld } from './browser-world.ts'
import type { Person } from './person.ts'
import { brokenPdf } from './sample-files.ts'
import type { ChosenFile } from './visitor.ts'

export interface ProjectOfSomebody {
  readonly id: ProjectId
  /** Of its Overview tab. */
  readonly path: string
}

/** A project whose only document can't be read. */
export async function projectWithBrokenDocument(world: BrowserWorld, person: Person): Promise<ProjectOfSomebody> {
  return projectWith(world, person, [await brokenPdf()])
}

const PLAN = `# Need

One in three people over 65 in Port Elmsey lives alone.

# Budget

| Item | Total cost | Requested | Match funding |
| --- | --- | --- | --- |
| Part-time cook | £14,200 | £10,000 | £4,200 |
| Food | £6,400 | £5,000 | £1,000 |
`

/** A project whose document says what it needs, and what it costs. */
export async function projectWithPlan(world: BrowserWorld, person: Person): Promise<ProjectOfSomebody> {
  return projectWith(world, person, [{ name: 'Plan.md', buffer: Buffer.from(PLAN) }])
}

async function projectWith(
  world: BrowserWorld,
  person: Person,
  files: readonly Pick<ChosenFile, 'name' | 'buffer'>[],
): Promise<ProjectOfSomebody> {
  const { actor } = person
  const { id } = await world.useCases.createProject.execute({ actor, name: 'A kitchen fit for the climate' })
  const scope = { kind: 'project', projectId: id, section: 'grants' } as const
  for (const { name, buffer } of files)
    await world.useCases.uploadDocument.execute({
      actor,
      scope,
      lastModified: null,
      fileName: name,
      content: bytesOf(buffer),
    })
  await world.jobsAreDone(person)
  return { id, path: `/projects/${id}#overview` }
}

/** Has the project's overview written; it is `completed` then, or `error`. */
export async function writeOverview(world: BrowserWorld, person: Person, projectId: ProjectId): Promise<void> {
  await world.useCases.requestOverview.execute({ actor: person.actor, projectId })
  await world.jobsAreDone(person)
}

async function* bytesOf(buffer: Uint8Array): AsyncIterable<Uint8Array> {
  yield buffer
}
