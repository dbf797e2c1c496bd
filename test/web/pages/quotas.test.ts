import { screen, within } from '@testing-library/dom'
import { expect } from 'chai'
import { usePageWorld, type Person } from './page-world.ts'
import { openUpload, uploadText } from './uploaded-documents.ts'

describe('an account at its quota', () => {
  const world = usePageWorld({ quotas: { projects: 1, documents: 1, tasks: 1 } })

  /** The mail that a registration sends counts, too. */
  async function personWithoutTasks(): Promise<Person> {
    const person = await world().person()
    await world().server.workOff()
    return person
  }

  it('reads why no project is made, and keeps the name', async () => {
    const person = await world().person()
    await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    const page = await world().open('/projects', person)
    await page.user.click(await screen.findByRole('button', { name: 'Create a new project' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Create a new project' }))
    const name = modal.getByLabelText<HTMLInputElement>('Project name')
    await page.user.type(name, 'Kitchen')

    await page.user.click(modal.getByRole('button', { name: 'Create' }))

    await modal.findByText('You have 1 project, the most an account can have. Ask us for more.')
    expect(name.value).to.equal('Kitchen')
  })

  it('reads beside each file why it is not taken, and keeps the files', async () => {
    const person = await personWithoutTasks()
    await uploadText(world(), person, 'Old plan.txt', 'We plan a garden.')
    await world().server.workOff()
    const page = await world().open('/documentLibrary', person)
    const { modal, choose, upload } = await openUpload(page, 'Upload documents to your library')
    await choose('plan.txt')

    await upload()

    await within(modal).findByText(/Please try again\. You have 1 document, the most an account can have\. Delete some/)
    within(modal).getByText(/^plan\.txt/)
  })

  it('reads that a question has to wait, and keeps the question', async () => {
    const person = await personWithoutTasks()
    const grant = {
      actor: person.actor,
      name: 'Grant',
      projectId: null,
      grantInfo: [],
      funderId: null,
      funderName: null,
    }
    const { id } = await world().useCases.createManualGrant.execute(grant)
    const first = { actor: person.actor, proposalId: id, questionText: 'Who are you?' }
    await world().useCases.addQuestion.execute(first)
    const page = await world().open(`/proposals/${id}`, person)
    const box = await screen.findByLabelText<HTMLTextAreaElement>('New question')
    await page.fill(box, 'What do you need?')

    await page.user.click(screen.getByRole('button', { name: 'Submit' }))

    await screen.findByText(/^We are still working on 1 task for you\./)
    expect(box.value).to.equal('What do you need?')
  })
})
