import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { brokenPdf, noise, protectedPdf } from '../../browser/sample-files.ts'
import { createGrant } from './page-fixtures.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'
import { openUpload } from './uploaded-documents.ts'

const fileOf = ({ name, mimeType, buffer }: typeof noise) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType })

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

describe('wrong input', () => {
  const world = usePageWorld()

  /** The modal for a new application, in a new project. */
  async function openNewGrant() {
    const person = await world().person()
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    const page = await world().open(`/projects/${id}`, person)
    await page.user.click(await screen.findByText('Create New Grant'))
    const modal = within(await screen.findByRole('dialog', { name: 'New Grant Application' }))
    return { page, modal, name: modal.getByLabelText<HTMLInputElement>('Name') }
  }

  describe('of names', () => {
    it('creates no application without a name, nor by Enter alone', async () => {
      const { page, modal, name } = await openNewGrant()
      const create = modal.getByRole<HTMLButtonElement>('button', { name: 'Create' })
      expect(create.disabled).to.equal(true)
      await page.fill(name, '   ')
      expect(create.disabled).to.equal(true)
      await page.user.type(name, 'Community Fund{Enter}')
      expect(create.disabled).to.equal(false)
      await page.user.click(modal.getByText('Cancel'))
      await page.reload()

      await screen.findByText('Next steps')
      expect(page.calls.count('POST /proposals/*')).to.equal(0)
    })

    it('saves no empty title and adds no empty question', async () => {
      const person = await world().person()
      const id = await createGrant(world(), person, { name: 'Community Fund' })
      const page = await world().open(`/proposals/${id}`, person)
      await page.user.click(await screen.findByLabelText('Edit: Title'))
      const title = screen.getByLabelText('Title')
      await page.fill(title, '  ')
      expect(isDisabled('Save')).to.equal(true)
      await page.user.type(title, '{Enter}')
      await page.user.keyboard('{Escape}')
      await screen.findByRole('heading', { name: 'Community Fund', level: 1 })
      await page.fill(screen.getByLabelText('New question'), ' \n ')

      expect(isDisabled('Submit')).to.equal(true)
      await page.settles()
      expect(page.calls.all.filter((call) => call.startsWith('POST'))).to.deep.equal([])
    })
  })

  describe('of files', () => {
    async function openLibraryUpload() {
      const page = await world().open('/documentLibrary', await world().person())
      const { modal, upload, closes } = await openUpload(page, 'Upload documents to your library')
      const choose = (file: typeof noise) => page.choose(within(modal).getByText('Choose files'), fileOf(file))
      return { page, modal: within(modal), choose, upload, closes }
    }

    async function createFromForm(file: typeof noise): Promise<ShownPage> {
      const { page, modal, name } = await openNewGrant()
      await page.fill(name, 'Community Fund')
      await page.choose(modal.getByText('Choose a file'), fileOf(file))
      await page.user.click(modal.getByText('Create'))
      return page
    }

    it('asks for a file where none was chosen', async () => {
      const { page, modal, upload } = await openLibraryUpload()
      await upload()

      expect((await modal.findByRole('alert')).textContent).to.equal('Please select at least one file to upload')
      expect(page.calls.count('POST *')).to.equal(0)
    })

    it('says what is wrong with a file that is not what its name says', async () => {
      const { modal, choose, upload } = await openLibraryUpload()
      await choose(noise)
      await upload()

      const alert = await modal.findByRole('alert')
      expect(alert.textContent).to.match(
        /^Error uploading Annual accounts\.pdf\. (?!Please try again).*Accepted are PDF/,
      )
      modal.getByLabelText('Remove Annual accounts.pdf')
    })

    for (const { answer, status, reason } of [
      {
        answer: 'a proxy that takes nothing so large',
        status: 413,
        reason: /^Error uploading Plan\.txt\. The web server in front/,
      },
      { answer: 'a proxy without a server', status: 502, reason: /Please try again\. The server is not running/ },
      { answer: 'a proxy that waited too long', status: 504, reason: /Please try again\. The server took too long/ },
      { answer: 'the page of another network', status: 200, reason: /Please try again\. Something else answered/ },
      { answer: 'nobody', status: 0, reason: /Please try again\. There is no connection/ },
    ])
      it(`says what it means that ${answer} answered`, async () => {
        const { page, modal, choose, upload } = await openLibraryUpload()
        if (status === 0) page.calls.disconnect('POST /documentLibrary/*')
        else page.calls.refuse('POST /documentLibrary/*', status)
        await choose({ name: 'Plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A garden.') })
        await upload()

        expect((await modal.findByRole('alert')).textContent).to.match(reason)
        await upload()
        await page.settles()
        expect(page.calls.count('POST /documentLibrary/*')).to.equal(status === 413 ? 1 : 2)
      })

    it('shows at a document why it cannot be read', async () => {
      const { page, choose, upload, closes } = await openLibraryUpload()
      await choose(await brokenPdf())
      await upload()
      await closes()
      await world().workOff()
      await page.passes(3000)

      const card = within((await screen.findByRole('heading', { name: 'Damaged form.pdf' })).closest('article')!)
      await card.findByText('Error')
      card.getByText(/damaged or incomplete/)
    })

    it('says at once that a form is of no kind that can be read, and keeps what was typed', async () => {
      const page = await createFromForm(noise)

      const modal = within(screen.getByRole('dialog', { name: 'New Grant Application' }))
      const alert = await modal.findByRole('alert')
      expect(alert.textContent).to.match(/The application was not created.*Accepted are/)
      expect(modal.getByLabelText<HTMLInputElement>('Name').value).to.equal('Community Fund')
      expect(page.address).to.match(/^\/projects\//)
    })

    for (const { kind, file, reason } of [
      { kind: 'protected', file: protectedPdf, reason: /password/ },
      { kind: 'damaged', file: brokenPdf, reason: /damaged/ },
    ])
      it(`says why a ${kind} form could not be read, and takes questions by hand`, async () => {
        const page = await createFromForm(await file())
        await page.arrivesAt(/^\/proposals\//)
        await screen.findByText('Processing your grant application...')
        await world().workOff()
        await page.passes(5000)

        await waitFor(() => expect(screen.getByRole('alert').textContent).to.match(reason))
        await page.fill(screen.getByLabelText('New question'), 'What difference will you make?')
        await page.user.click(screen.getByText('Submit'))
        await screen.findByRole('article', { name: 'What difference will you make?' })
      })
  })
})
