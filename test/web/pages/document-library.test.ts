import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { preload } from '../../../apps/web/src/app/screens.ts'
import { eventually } from '../../support/waiting.ts'
import { usePageWorld } from './page-world.ts'
import { isGone, ofProject, openUpload, textFile, uploadText } from './uploaded-documents.ts'

const UPLOAD = 'Upload documents to your library'
const DELETE = 'Delete this document?'

describe('the document library', () => {
  const world = usePageWorld()

  before(() => preload('/documentLibrary'))

  const openEmpty = async () => {
    const page = await world().open('/documentLibrary', await world().person())
    await screen.findByText('Upload some documents to get started.')
    return page
  }

  it('sends two files at once, each with a bar of progress, and lists them when all have arrived', async () => {
    const page = await openEmpty()
    const call = 'POST /documentLibrary/uploadSharedDocument'
    const letGo = page.calls.hold(call)
    const { modal, choose, upload, closes } = await openUpload(page, UPLOAD)
    await choose('one.txt', 'two.txt', 'three.txt', 'private.txt')
    await page.user.click(within(modal).getByLabelText('Remove private.txt'))
    await upload()

    await within(modal).findByRole('progressbar', { name: 'Upload of two.txt' })
    expect(barsIn(modal)).to.deep.equal(['Upload of one.txt', 'Upload of two.txt'])
    expect(page.calls.count(call)).to.equal(2)
    letGo()
    expect(await within(modal).findAllByText('Uploaded')).to.have.length.greaterThan(0)
    await closes()

    await screen.findByText(/^Your first documents/)
    expect(cardsOf()).to.have.members(['one.txt', 'two.txt', 'three.txt'])
    expect(page.calls.count(call)).to.equal(3)
  })

  it('waits as long as the server asks, says so once, goes on by itself, and can be stopped', async () => {
    const page = await openEmpty()
    const call = 'POST /documentLibrary/uploadSharedDocument'
    page.calls.refuse(call, 429, '{}', { 'retry-after': '7' })
    const { modal, choose, upload, closes } = await openUpload(page, UPLOAD)
    await choose('one.txt', 'two.txt', 'three.txt', 'four.txt')
    await upload()

    await within(modal).findByText(/^Waiting a moment/)
    expect(page.timers.waiting(7000)).to.equal(2)
    expect(page.calls.count(call)).to.equal(2)
    await page.passes(7000)
    await waitFor(() => expect(page.calls.answered(call)).to.equal(4))
    await page.user.click(await within(modal).findByText('Stop'))
    await within(modal).findByLabelText('Remove four.txt')
    expect(within(modal).queryByRole('alert')).to.equal(null)

    page.calls.restore()
    const letGo = page.calls.hold(call)
    await upload()
    await within(modal).findByText(/^0 of 4 uploaded/)
    page.calls.refuse(call, 429, '{}', { 'retry-after': '9' })
    letGo()
    await within(modal).findByText(/^2 of 4 uploaded/)
    await waitFor(() => expect(page.timers.waiting(9000)).to.equal(2))
    page.calls.restore()
    await page.passes(9000)
    await closes()
    await screen.findByText(/^Your first documents/)
    expect(cardsOf()).to.have.members(['one.txt', 'two.txt', 'three.txt', 'four.txt'])
  })

  it('says all that failed in one notice, with the names, and tries these again', async () => {
    const page = await openEmpty()
    const call = 'POST /documentLibrary/uploadSharedDocument'
    const letGo = page.calls.hold(call)
    const { choose, upload, closes } = await openUpload(page, UPLOAD)
    await choose('one.txt', 'two.txt', 'three.txt', 'four.txt', 'five.txt')
    await upload()
    await waitFor(() => expect(page.calls.count(call)).to.equal(2))
    page.calls.refuse(call, 502)
    letGo()
    await closes()

    const [alert, ...more] = await screen.findAllByRole('alert')
    expect(more).to.deep.equal([])
    expect(alert!.textContent).to.match(
      /^3 files were not uploadedThe server is not running .* three\.txt and 2 others/,
    )
    page.calls.restore()
    await page.user.click(within(alert!).getByText('Try Again'))
    await waitFor(() => expect(page.timers.waiting(1000)).to.equal(1))
    await page.passes(1000)
    await waitFor(() => expect(cardsOf()).to.have.members(['one.txt', 'two.txt', 'three.txt', 'four.txt', 'five.txt']))
    expect(screen.queryByRole('alert')).to.equal(null)
  })

  it('does not mark the first documents where a project has documents already', async () => {
    const person = await world().person()
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    await uploadText(world(), person, 'Plan of the project.txt', 'We plan a garden.', ofProject(id, 'grants'))
    const page = await world().open('/documentLibrary', person)
    const { choose, upload, closes } = await openUpload(page, UPLOAD)
    await choose('plan.txt')
    await upload()
    await closes()

    await screen.findByText('2 documents')
    expect(screen.queryByText(/^Your first documents/)).to.equal(null)
  })

  it('is shown once it is known what is asked above its documents, so that nothing moves under the pointer', async () => {
    const person = await world().person()
    await uploadText(world(), person, 'Plan.txt', 'We plan a garden.')
    await world().server.workOff()
    let letGo = () => {}
    const { calls } = await world().open('/documentLibrary', person, (page) => {
      letGo = page.calls.hold('GET /account/firstSteps')
    })
    await eventually(() => expect(calls.answered('GET /documentLibrary/sharedDocuments*')).to.equal(1))
    screen.getByRole('status', { busy: true })

    letGo()
    await screen.findByText('Plan.txt')
    await waitFor(() => expect(screen.queryByRole('status', { busy: true })).to.equal(null))
  })

  it('deletes a document once that is confirmed, and keeps it where it could not be deleted', async () => {
    const person = await world().person()
    await uploadText(world(), person, 'Old plan.txt', 'We plan a garden.')
    await world().server.workOff()
    const page = await world().open('/documentLibrary', person)
    const call = 'DELETE /documentLibrary/remove/*'
    await page.user.click(await screen.findByLabelText('Delete Old plan.txt'))
    const modal = await screen.findByRole('dialog', { name: DELETE })
    await page.user.click(within(modal).getByText('Cancel'))
    await isGone(modal)
    expect(page.calls.count(call)).to.equal(0)

    page.calls.refuse(call)
    await page.user.click(screen.getByLabelText('Delete Old plan.txt'))
    const again = within(await screen.findByRole('dialog', { name: DELETE }))
    await page.user.click(again.getByText('Delete'))
    expect((await again.findByRole('alert')).textContent).to.contain('The document was not deleted.')
    expect(cardsOf()).to.deep.equal(['Old plan.txt'])

    page.calls.restore()
    await page.user.click(again.getByText('Delete'))
    await screen.findByText('Upload some documents to get started.')
    screen.getByText(/^3 to 5 documents are a good start/)
    expect(screen.queryByRole('dialog', { name: DELETE })).to.equal(null)
  })

  it('shows what is searched for, as a table too, and remembers that', async () => {
    const person = await world().person()
    for (const name of ['Annual report 2025.txt', 'Equality policy.txt'])
      await uploadText(world(), person, name, `We plan a garden, says ${name}.`)
    await world().workOff()
    const page = await world().open('/documentLibrary', person)
    await screen.findByText('2 documents')
    await page.user.click(screen.getByText('Table'))
    await screen.findByRole('table', { name: 'Document Library' })
    await page.settles()

    await page.fill(screen.getByLabelText('Search the library'), 'equal')
    await page.passes(300)
    await screen.findByText('1 of 2 documents')
    expect(linksOf()).to.deep.equal(['Equality policy.txt'])
    expect(page.address).to.equal('/documentLibrary?search=equal')
    const [row] = screen.getAllByRole('row').slice(1)
    expect(row?.textContent).to.contain('Policy').and.to.contain('Not used yet')

    await page.goTo('/documentLibrary?kind=annual-report')
    await screen.findByText('1 of 2 documents')
    expect(linksOf()).to.deep.equal(['Annual report 2025.txt'])
    await page.goTo('/documentLibrary?year=1999')
    await page.user.click(await screen.findByText('Show all documents'))
    await waitFor(() => expect(linksOf()).to.have.members(['Annual report 2025.txt', 'Equality policy.txt']))
  })

  it('labels a document for a project, and shows the documents with that label', async () => {
    const person = await world().person()
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    await uploadText(world(), person, 'Plan.txt', 'We plan a garden.')
    await uploadText(world(), person, 'Notes.txt', 'We met on Monday.')
    await world().server.workOff()
    const page = await world().open('/documentLibrary', person)
    await page.user.click(await screen.findByLabelText('More for Plan.txt'))
    await page.user.click(await screen.findByText('Labels…'))
    const modal = await screen.findByRole('dialog', { name: 'Labels of the document' })
    const ofGarden = await within(modal).findByRole('group', { name: 'Garden' })

    await page.user.click(within(ofGarden).getByLabelText('Reports'))
    await page.user.click(within(modal).getByText('Save', { selector: 'button span' }))
    await isGone(modal)

    const card = (await screen.findByText('Plan.txt')).closest('article')!
    await waitFor(() =>
      expect(within(card).getByRole('group', { name: 'Labels' }).textContent).to.match(/Garden: reports$/),
    )
    const { reportsDocuments } = await world().useCases.viewProject.execute({ actor: person.actor, projectId: id })
    expect(reportsDocuments.map(({ originalName }) => originalName)).to.deep.equal(['Plan.txt'])

    await page.goTo(`/documentLibrary?label=${id}/reports`)
    await screen.findByText('1 of 1 document')
    expect(cardsOf()).to.deep.equal(['Plan.txt'])
  })

  it('renames and replaces a document', async () => {
    const person = await world().person()
    await uploadText(world(), person, 'scan.txt', 'We plan a garden.')
    await world().workOff()
    const page = await world().open('/documentLibrary', person)
    await page.user.click(await screen.findByLabelText('More for scan.txt'))
    await page.user.click(await screen.findByText('Rename…'))
    const renaming = within(await screen.findByRole('dialog', { name: 'Rename the document' }))
    await page.fill(renaming.getByLabelText('Name'), 'Our plan')
    await page.user.click(renaming.getByText('Save'))
    await screen.findByRole('link', { name: 'Our plan.txt' })

    await page.user.click(screen.getByLabelText('More for Our plan.txt'))
    await page.user.click((await screen.findAllByText('Replace the file…')).at(-1)!)
    const replacing = within(await screen.findByRole('dialog', { name: 'Replace the file' }))
    await page.choose(replacing.getByText('Choose files'), textFile('New plan.txt'))
    await page.user.click(replacing.getByText('Replace'))
    await screen.findByRole('link', { name: 'New plan.txt' })
    await screen.findByText(/^Replaced /)
  })

  it('deletes several at once', async () => {
    const person = await world().person()
    for (const name of ['one.txt', 'two.txt', 'three.txt']) await uploadText(world(), person, name, `About ${name}.`)
    await world().workOff()
    const page = await world().open('/documentLibrary', person)
    for (const name of ['one.txt', 'three.txt']) await page.user.click(await screen.findByLabelText(`Select ${name}`))
    await page.user.click(screen.getByText('Delete…'))
    const modal = within(await screen.findByRole('dialog', { name: 'Delete 2 documents?' }))

    await page.user.click(modal.getByText('Delete'))

    await waitFor(() => expect(cardsOf()).to.deep.equal(['two.txt']))
    await page.passes(400)
    await screen.findByText('2 documents are deleted.', { selector: '[role=status]' })
  })

  it('labels all that are shown at once', async () => {
    const person = await world().person()
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    for (const name of ['one.txt', 'two.txt', 'three.txt']) await uploadText(world(), person, name, `About ${name}.`)
    await world().workOff()
    const page = await world().open('/documentLibrary', person)
    await page.user.click(await screen.findByText('Select all 3 shown'))
    const bar = within(await screen.findByRole('region', { name: '3 documents selected' }))
    await page.user.click(bar.getByText('Labels…'))
    const modal = await screen.findByRole('dialog', { name: 'Labels of 3 documents' })

    await page.user.click(within(await within(modal).findByRole('group', { name: 'Garden' })).getByLabelText('Reports'))
    await page.user.click(within(modal).getByText('Save', { selector: 'button span' }))
    await isGone(modal)

    const { reportsDocuments } = await world().useCases.viewProject.execute({ actor: person.actor, projectId: id })
    expect(reportsDocuments).to.have.length(3)
    expect(page.calls.count('POST /documentLibrary/label')).to.equal(1)
  })

  it('takes an upload again that broke off without an answer', async () => {
    const page = await openEmpty()
    const { modal, choose, upload, closes } = await openUpload(page, UPLOAD)
    await choose('plan.txt')
    failNextUpload()
    await upload()
    expect((await within(modal).findByRole('alert')).textContent).to.contain(
      'An unexpected error occurred. Please try again.',
    )
    world().expectComplaint(/out of memory/)

    await upload()
    await closes()
    await screen.findByRole('link', { name: 'plan.txt' })
  })
})

/** The next form can't be sent. */
function failNextUpload(): void {
  const { prototype } = XMLHttpRequest
  const { open } = prototype
  prototype.open = () => {
    prototype.open = open
    throw new Error('out of memory')
  }
}

const barsIn = (modal: HTMLElement) =>
  within(modal)
    .getAllByRole('progressbar')
    .map((bar) => bar.getAttribute('aria-label'))

const linksOf = () => [...document.querySelectorAll('main table a')].map(({ textContent }) => textContent)

const cardsOf = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent)
