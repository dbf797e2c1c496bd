import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { holdBack, refuseCalls } from './page-calls.ts'
import type { Person } from './person.ts'
import type { ChosenFile, Visitor } from './visitor.ts'

const textFile = (name: string): ChosenFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`We plan a garden, says ${name}.`),
})

async function openUpload(visitor: Visitor) {
  await visitor.open('/documentLibrary')
  await visitor.button(/Upload documents$/).click()
  const modal = visitor.dialog('Upload documents to your library')
  await visitor.sees(modal)
  return modal
}

/** Lets go of files above the place where they are taken, which says something else as soon as they are above it. */
async function drop(visitor: Visitor, names: readonly string[]): Promise<void> {
  const dataTransfer = await visitor.page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer()
    for (const name of dropped)
      transfer.items.add(new File([`We plan a garden, says ${name}.`], name, { type: 'text/plain' }))
    return transfer
  }, names)
  const withinPlace = visitor.button('Choose files')
  for (const event of ['dragenter', 'dragover', 'drop']) await withinPlace.dispatchEvent(event, { dataTransfer })
}

describe('documents that are uploaded', () => {
  const world = useBrowserWorld()

  const has = (visitor: Visitor, name: string) =>
    visitor.page.getByRole('article').filter({ has: visitor.heading(name) })

  async function projectWithDocument({ actor }: Person): Promise<void> {
    const { id: projectId } = await world().useCases.createProject.execute({ actor, name: 'Garden' })
    await world().useCases.uploadDocument.execute({
      actor,
      scope: { kind: 'project', projectId, section: 'grants' },
      lastModified: null,
      fileName: 'Plan of the project.txt',
      content: (async function* () {
        yield new TextEncoder().encode('We plan a garden.')
      })(),
    })
  }

  it('can be dropped into the modal, and one that was dropped by mistake be taken away', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      const modal = await openUpload(visitor)
      await drop(visitor, ['plan.txt', 'private.txt'])
      await modal.getByRole('button', { name: 'Remove private.txt' }).click()
      await modal.getByRole('button', { name: 'Upload', exact: true }).click()

      await visitor.seesNoMore(modal)
      await visitor.sees(has(visitor, 'plan.txt'))
      await becomes(() => has(visitor, 'private.txt').count(), 0)
    }))

  it('have a bar of progress each', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      const arrive = await holdBack(visitor, '**/uploadSharedDocument')
      const modal = await openUpload(visitor)
      await drop(visitor, ['one.txt', 'two.txt', 'three.txt'])
      await modal.getByRole('button', { name: 'Upload', exact: true }).click()
      const bar = (name: string) => modal.getByRole('progressbar', { name: `Upload of ${name}` })
      await visitor.sees(bar('one.txt'), bar('two.txt'))
      await becomes(() => bar('three.txt').count(), 0, 'two are sent at once')
      arrive()

      await visitor.sees(bar('three.txt'))
      await visitor.seesNoMore(modal)
      await visitor.sees(has(visitor, 'one.txt'), has(visitor, 'two.txt'), has(visitor, 'three.txt'))
    }))

  it('are not marked as the first ones where a project has documents already', async () => {
    const person = await world().person()
    await projectWithDocument(person)
    await world().visitAs(person, async (visitor) => {
      await visitor.takesClock()
      const modal = await openUpload(visitor)
      await visitor.choose(modal.getByRole('button', { name: 'Choose files' }), textFile('plan.txt'))
      const upload = modal.getByRole('button', { name: 'Upload', exact: true })
      await visitor.glimpses(() => upload.click(), modal.getByText('Uploaded', { exact: true }))
      await visitor.page.clock.runFor(1_000)
      await visitor.seesNoMore(modal)

      await visitor.sees(has(visitor, 'plan.txt'))
      await becomes(() => visitor.text('Your first documents are in the library.').count(), 0)
    })
  })

  it('that could not be deleted are still there, and can be deleted at the next try', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      const upload = await openUpload(visitor)
      await visitor.choose(upload.getByRole('button', { name: 'Choose files' }), textFile('plan.txt'))
      await upload.getByRole('button', { name: 'Upload', exact: true }).click()
      await visitor.seesNoMore(upload)
      await refuseCalls(visitor, '/documentLibrary/remove/*')
      await visitor.button('Delete plan.txt').click()
      const modal = visitor.dialog('Delete this document?')
      await modal.getByRole('button', { name: 'Delete' }).click()
      await visitor.sees(modal.getByRole('alert').filter({ hasText: 'The document was not deleted.' }))
      await visitor.page.unroute('**/api/documentLibrary/remove/*')
      await modal.getByRole('button', { name: 'Delete' }).click()

      await visitor.seesNoMore(modal)
      await visitor.sees(visitor.text('Upload some documents to get started.'))
    }))
})
