import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { PASSWORD } from './person.ts'
import { brokenPdf, noise, protectedPdf } from './sample-files.ts'
import type { ChosenFile, Visitor } from './visitor.ts'

describe('wrong input', () => {
  const world = useBrowserWorld()

  async function fillRegistration(visitor: Visitor, email: string, password: string, confirmation = password) {
    await visitor.open('/register')
    await visitor.field('Email').fill(email)
    await visitor.field('Password').fill(password)
    await visitor.field('Confirm password').fill(confirmation)
  }

  /** The application of a new project, made of this file. */
  async function createFromForm(visitor: Visitor, file: ChosenFile): Promise<void> {
    const person = await world().person()
    const project = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    await visitor.logInAs(person)
    await visitor.open(`/projects/${project.id}`)
    await visitor.button(/Create New Grant$/).click()
    const modal = visitor.dialog('New Grant Application')
    await modal.getByLabel('Name', { exact: true }).fill('Community Fund')
    await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), file)
    await modal.getByRole('button', { name: 'Create' }).click()
  }

  describe('on the way in', () => {
    it('tells that the passwords differ', () =>
      world().visit(async (visitor) => {
        await fillRegistration(visitor, world().newEmail(), PASSWORD, `${PASSWORD}!`)
        await visitor.button('Submit').click()

        await visitor.sees(visitor.text('Passwords do not match'))
        await becomes(() => visitor.path, '/register')
      }))

    it('offers no registration without e-mail, password and confirmation', () =>
      world().visit(async (visitor) => {
        await fillRegistration(visitor, 'ada@example.org', PASSWORD)
        await visitor.sees(visitor.button('Submit'))

        for (const name of ['Email', 'Password', 'Confirm password']) {
          const field = visitor.field(name)
          const value = await field.inputValue()
          await field.fill('')
          await becomes(() => visitor.button('Submit').isDisabled(), true, `without ${name}`)
          await field.fill(value)
          await becomes(() => visitor.button('Submit').isDisabled(), false, `with ${name}`)
        }
      }))

    it('tells that an e-mail address is taken, and keeps what was typed', () =>
      world().visit(async (visitor) => {
        visitor.expects(/status of 409 .*\/account\/register$/)
        const { email } = await world().person()
        await fillRegistration(visitor, email, PASSWORD)
        await visitor.button('Submit').click()

        const alert = visitor.alert('Registration error occurred')
        await visitor.sees(alert.getByText('This email address already has an account. Log in instead.'))
        await becomes(() => visitor.field('Email').inputValue(), email)
      }))

    it('tells beside the field what is wrong with it', () =>
      world().visit(async (visitor) => {
        visitor.expects(/status of 422 .*\/account\/register$/)
        await fillRegistration(visitor, 'ada@example', 'short')
        await visitor.button('Submit').click()

        await visitor.sees(visitor.alert('Registration error occurred'))
        for (const name of ['Email', 'Password'])
          await becomes(() => visitor.field(name).getAttribute('aria-invalid'), 'true', name)
        const beside = visitor.page.locator('[id$="-error"]')
        await becomes(() => beside.count(), 2)
        const reasons = await beside.allTextContents()
        for (const reason of reasons) await becomes(() => visitor.text(reason).count(), 1, reason)
      }))

    it('tells a wrong log-in in the words of the server', () =>
      world().visit(async (visitor) => {
        visitor.expects(/status of 401 .*\/account\/login$/)
        const { email } = await world().person()
        await visitor.open('/login')
        await visitor.field('Email').fill(email)
        await visitor.field('Password').fill('not-the-password')
        await visitor.button('Submit').click()

        await visitor.sees(visitor.alert('The email address or the password is wrong.'))
        await becomes(() => visitor.path, '/login')
      }))

    it('tells that the log-in could not be tried where the server is out of reach', () =>
      world().visit(async (visitor) => {
        visitor.expects(/ERR_INTERNET_DISCONNECTED/)
        await visitor.open('/login')
        await visitor.field('Email').fill('ada@example.org')
        await visitor.field('Password').fill(PASSWORD)
        await visitor.context.setOffline(true)
        await visitor.button('Submit').click()

        await visitor.sees(visitor.alert('An error occurred. Please try again.'))
      }))
  })

  describe('of names', () => {
    it('creates no project without a name, nor by Enter alone', async () => {
      const person = await world().person()
      await world().visitAs(person, async (visitor) => {
        await visitor.open('/projects')
        await visitor.button('Create a new project').click()
        const modal = visitor.dialog('Create a new project')
        const create = modal.getByRole('button', { name: 'Create' })
        await visitor.sees(modal)
        await becomes(() => create.isDisabled(), true)
        await visitor.field('Project name').fill('   ')
        await becomes(() => create.isDisabled(), true)
        await visitor.field('Project name').fill('Garden')
        await visitor.field('Project name').press('Enter')

        await becomes(() => create.isDisabled(), false)
        await becomes(() => visitor.path, '/projects')
        await modal.getByRole('button', { name: 'Cancel' }).click()
        await visitor.page.reload()
        await visitor.sees(visitor.heading('Start with your first project'))
      })
    })

    it('creates no application without a name, nor by Enter alone', async () => {
      const person = await world().person()
      const project = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
      await world().visitAs(person, async (visitor) => {
        await visitor.open(`/projects/${project.id}`)
        await visitor.button(/Create New Grant$/).click()
        const modal = visitor.dialog('New Grant Application')
        const create = modal.getByRole('button', { name: 'Create' })
        await visitor.sees(modal)
        await becomes(() => create.isDisabled(), true)
        await modal.getByLabel('Name', { exact: true }).fill('Community Fund')
        await modal.getByLabel('Name', { exact: true }).press('Enter')

        await becomes(() => create.isDisabled(), false)
        await modal.getByRole('button', { name: 'Cancel' }).click()
        await visitor.page.reload()
        await visitor.sees(visitor.heading('Next steps'))
      })
    })

    it('saves no empty title and adds no empty question', async () => {
      const { actor, email } = await world().person()
      const application = await world().useCases.createManualGrant.execute({
        actor,
        name: 'Community Fund',
        projectId: null,
        grantInfo: [],
        funderId: null,
        funderName: null,
      })
      await world().visitAs({ actor, email }, async (visitor) => {
        await visitor.open(`/proposals/${application.id}`)
        await visitor.button('Edit: Title').click()
        await visitor.field('Title').fill('  ')
        await becomes(() => visitor.button('Save').isDisabled(), true)
        await visitor.field('Title').press('Enter')
        await visitor.field('Title').press('Escape')
        await visitor.sees(visitor.heading('Community Fund'))
        await visitor.field('New question').fill(' \n ')

        await becomes(() => visitor.button('Submit').isDisabled(), true)
      })
    })
  })

  describe('of files', () => {
    async function openUpload(visitor: Visitor) {
      await visitor.logInAs(await world().person())
      await visitor.open('/documentLibrary')
      await visitor.button(/Upload documents$/).click()
      return visitor.dialog('Upload documents to your library')
    }

    it('asks for a file where none was chosen', () =>
      world().visit(async (visitor) => {
        const modal = await openUpload(visitor)
        await modal.getByRole('button', { name: 'Upload', exact: true }).click()

        await visitor.sees(modal.getByRole('alert').getByText('Please select at least one file to upload'))
      }))

    it('says what is wrong with a file that is not what its name says', () =>
      world().visit(async (visitor) => {
        visitor.expects(/status of 415 .*\/uploadSharedDocument$/)
        const modal = await openUpload(visitor)
        await visitor.choose(modal.getByRole('button', { name: 'Choose files' }), noise)
        await modal.getByRole('button', { name: 'Upload', exact: true }).click()

        const alert = modal.getByRole('alert')
        await visitor.sees(
          alert.getByText(/^Error uploading Annual accounts\.pdf\. Please try again\..*Accepted are PDF/),
        )
        await visitor.sees(modal.getByRole('button', { name: 'Remove Annual accounts.pdf' }))
      }))

    it('shows at a document why it cannot be read', () =>
      world().visit(async (visitor) => {
        const modal = await openUpload(visitor)
        await visitor.choose(modal.getByRole('button', { name: 'Choose files' }), await brokenPdf())
        await modal.getByRole('button', { name: 'Upload', exact: true }).click()

        const card = visitor.page.getByRole('article').filter({ has: visitor.heading('Damaged form.pdf') })
        await visitor.sees(card.getByText('Error', { exact: true }))
        await visitor.sees(card.getByText(/damaged or incomplete/))
      }))

    it('says at once that a form is of no kind that can be read, and keeps what was typed', () =>
      world().visit(async (visitor) => {
        visitor.expects(/status of 415 .*\/createUploadGrant$/)
        await createFromForm(visitor, noise)

        const modal = visitor.dialog('New Grant Application')
        await visitor.sees(
          modal.getByRole('alert').filter({ hasText: /The application was not created.*Accepted are/ }),
        )
        await becomes(() => modal.getByLabel('Name', { exact: true }).inputValue(), 'Community Fund')
      }))

    for (const { kind, file, reason } of [
      { kind: 'protected', file: protectedPdf, reason: /password/ },
      { kind: 'damaged', file: brokenPdf, reason: /damaged/ },
    ])
      it(`says why a ${kind} form could not be read, and takes questions by hand`, () =>
        world().visit(async (visitor) => {
          await createFromForm(visitor, await file())

          await visitor.arrivesAt(/^\/proposals\//)
          await visitor.sees(visitor.alert(reason))
          await visitor.field('New question').fill('What difference will you make?')
          await visitor.button('Submit').click()
          await visitor.sees(visitor.page.getByRole('article', { name: 'What difference will you make?' }))
        }))
  })
})
