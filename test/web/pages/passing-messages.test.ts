import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { addApplicationWithQuestion, answeredWith, changeQuestions } from './applications.ts'
import { button, usePageWorld } from './page-world.ts'
import { isGone, openUpload } from './uploaded-documents.ts'

describe('messages that go by themselves', () => {
  const world = usePageWorld()

  it('say for 3 s that settings were saved; that they were not stays', async () => {
    const page = await world().open('/settings', await world().person())
    const save = await button('Save settings')
    await page.user.click(save)
    const saved = await screen.findByText('Account settings saved successfully')
    expect(page.timers.all).to.deep.equal([3000])
    await page.passes(3000)
    expect(saved.isConnected).to.equal(false)

    page.calls.refuse('POST /account/settings')
    await page.user.click(save)
    await screen.findByText('Failed to save account settings. Please try again later.')
    expect(page.timers.all).to.deep.equal([])
  })

  it('say for 2 s that something was copied', async () => {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    await world().workOff()
    const page = await world().open(path, person, ({ calls }) =>
      changeQuestions(calls, path, answeredWith('Families of our town')),
    )
    const copy = await screen.findByLabelText('Copy the answer to Question 1')
    await page.settles()
    await page.user.click(copy)
    await screen.findByLabelText('Copied!')
    expect(page.clipboard.text).to.equal('Families of our town')
    await waitFor(() => expect(page.timers.all).to.deep.equal([2000]))
    await page.passes(2000)

    screen.getByLabelText('Copy the answer to Question 1')
    expect(screen.queryByText('Copied!')).to.equal(null)
  })

  it('mark the first documents for 3 s, 1 s after they were uploaded', async () => {
    const page = await world().open('/documentLibrary', await world().person())
    const { modal, choose, upload } = await openUpload(page, 'Upload documents to your library')
    await choose('one.txt')
    await upload()
    await within(modal).findByText('Uploaded')
    await waitFor(() => expect(page.timers.waiting(1000)).to.equal(1))
    await page.settles()
    expect(screen.queryByText(/^Your first documents/)).to.equal(null)
    await page.passes(1000)
    await isGone(modal)

    const mark = await screen.findByText(/^Your first documents are in the library\./)
    await world().workOff()
    await page.passes(3000)
    expect(mark.textContent).to.equal('1 document')
  })
})
