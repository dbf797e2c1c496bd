import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { grantInfoOn } from '../../core/proposals/grant-info.ts'
import type { BrowserWorld } from './browser-world.ts'
import type { Person } from './person.ts'
import { sampleDocuments, sampleForm } from './sample-files.ts'

export interface SeededAccount extends Person {
  readonly projectPath: string
  readonly applicationPath: string
  readonly reportPath: string
}

/** Someone with a library that has been read. */
export async function personWithLibrary(world: BrowserWorld): Promise<Person> {
  const person = await world.person()
  for (const { path } of sampleDocuments)
    await world.useCases.uploadDocument.execute({
      actor: person.actor,
      scope: { kind: 'shared' },
      lastModified: null,
      ...uploadOf(path),
    })
  await world.jobsAreDone(person)
  return person
}

const accounts = new WeakMap<BrowserWorld, Promise<SeededAccount>>()

/** Whoever stories of a world share that leave the project, the application and the report as they find them. */
export function seededAccount(world: BrowserWorld): Promise<SeededAccount> {
  const known = accounts.get(world) ?? seed(world)
  accounts.set(world, known)
  return known
}

/** Someone with a library, a project, an application with all its drafts, and a report. */
async function seed(world: BrowserWorld): Promise<SeededAccount> {
  const person = await personWithLibrary(world)
  const { actor } = person
  const project = await world.useCases.createProject.execute({ actor, name: 'A kitchen fit for the climate' })
  const application = await world.useCases.createUploadGrant.execute({
    actor,
    name: 'Warm Kitchens Fund',
    projectId: project.id,
    grantInfo: [
      grantInfoOn('purpose', 'two electric induction ovens and a fifth day of our community kitchen'),
      grantInfoOn('amount', '£48,000'),
    ],
    funderId: null,
    funderName: 'Brightwater Foundation',
    ...uploadOf(sampleForm),
  })
  await world.useCases.uploadDocument.execute({
    actor,
    scope: { kind: 'project', projectId: project.id, section: 'reports' },
    lastModified: null,
    ...uploadOf(sampleDocuments[0]!.path),
  })
  await world.jobsAreDone(person)
  const report = await world.useCases.createReport.execute({
    actor,
    projectId: project.id,
    name: 'Report to Brightwater Foundation',
    reportPrompt: 'Report on 2025: activities, people reached, finances, and our pension scheme',
  })
  await world.jobsAreDone(person)
  return {
    ...person,
    projectPath: `/projects/${project.id}`,
    applicationPath: `/proposals/${application.id}`,
    reportPath: `/reports/${report.id}`,
  }
}

function uploadOf(path: string): { fileName: string; content: AsyncIterable<Uint8Array> } {
  return { fileName: basename(path), content: bytesOf(path) }
}

async function* bytesOf(path: string): AsyncIterable<Uint8Array> {
  yield await readFile(path)
}
