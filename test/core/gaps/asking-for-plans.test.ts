import { expect } from 'chai'
import { asksForPlanOnly, asksForPlans } from '../../../core/gaps/asks-for-plans.ts'

const asks = (text: string) => asksForPlans({ text, section: null })

describe('Questions about what an application plans', () => {
  it('are told by their tense, by the parts of a project that they name, and by its fields', () => {
    for (const text of [
      'What will you achieve?',
      'What are your milestones?',
      'Tell us about your project.',
      'Sustainability plan',
      'Monitoring and evaluation',
      'Expected outcomes',
      'Total project cost',
      'Wie werden Sie den Erfolg prüfen?',
      'À qui profitera l’argent ?',
    ])
      expect(asks(text), text).to.equal(true)
  })

  it('are not those about the organisation, its usual work or what is over', () => {
    for (const text of [
      'What is your mission?',
      'Who are your trustees?',
      'How do you measure the outcomes of your work?',
      'What did the project achieve?',
      'Tell us about a previous project.',
      'How has the project been funded?',
      'Name of organisation',
    ])
      expect(asks(text), text).to.equal(false)
  })

  it('are answered with a plan where no document can tell beforehand', () => {
    const plan = (text: string) => asksForPlanOnly({ text, section: null })

    for (const text of [
      'What are the main risks to your project?',
      'How will you evaluate the project?',
      'Sustainability',
    ])
      expect(plan(text), text).to.equal(true)
    for (const text of [
      'Who will benefit?',
      'What need does your project meet?',
      'How did you evaluate your last project?',
    ])
      expect(plan(text), text).to.equal(false)
  })
})
