import { counted } from '../words.ts'

export const proposalSentences = {
  'proposals.admins-only': ({ to }: { readonly to: 'rewrite-letter' | 'see' }) =>
    to === 'see' ? 'Only admins may see this.' : 'Only admins may have a cover letter written again.',
  'proposals.answered-already': 'This question has its answer already.',
  'proposals.answers-planned': ({ count }: { readonly count: number }) => counted(count, 'answer'),
  'proposals.being-answered': 'This question is being answered just now.',
  'proposals.chat-full': ({ most }: { readonly most: number }) =>
    `This chat holds ${most} requests, the most it can have. Copy the answer, and change it yourself.`,
  'proposals.document-not-found': 'Grant document not found',
  'proposals.form-unread': 'The form could not be read. Please upload it again, or add the questions yourself.',
  'proposals.funder-overview-required': 'A completed funder overview is required before a cover letter can be written.',
  'proposals.letter-being-written': 'The cover letter is being written just now.',
  'proposals.letter-failed': 'The cover letter could not be written. Please try again.',
  'proposals.no-questions': 'This application has no questions yet.',
  'proposals.item-not-found': 'This is not on the list any more.',
  'proposals.line-not-found': 'This line does not stand in the form.',
  'proposals.mentioned-gone':
    'Somebody whom you mention was removed from this account. Nobody was told. Look whom you mention, and send it again.',
  'proposals.no-form': 'This application has no form.',
  'proposals.too-many-items': ({ most }: { readonly most: number }) =>
    `An application may have at most ${most} things to do.`,
  'proposals.no-questions-found': ({ fileName }: { readonly fileName: string }) =>
    `We found no questions in ${fileName}. Add them yourself below, or start again with another file.`,
  'proposals.not-found': 'Grant application not found',
  'proposals.nothing-to-write-from':
    'There is nothing to write a letter from yet. Add questions, let them be answered and check what is marked in the answers, then try again.',
  'proposals.question-not-found': 'Question not found',
  'proposals.question-required': 'Enter a question.',
  'proposals.question-too-long': ({ most }: { readonly most: number }) =>
    `A question may have at most ${most} characters.`,
  'proposals.request-required': 'Say what you want to be changed.',
  'proposals.request-too-long': ({ most }: { readonly most: number }) =>
    `A request may have at most ${most} characters.`,
  'proposals.too-many-questions': ({ most, count }: { readonly most: number; readonly count?: number }) =>
    `An application may have at most ${most} questions.${count === undefined ? '' : ` This would make ${count}.`}`,
  'proposals.unknown-assignee': 'Choose somebody who is a user of your account.',
  'proposals.form-being-read': 'The form is being read just now. Try again in a moment.',
  'proposals.no-other-question': 'Choose another question of this application.',
  'proposals.text-required': 'Paste the questions here.',
  'proposals.no-questions-pasted':
    'We found no questions in this text. Put each question on a line of its own, or add them one by one.',
  'proposals.nothing-to-check': 'This question has no answer yet. Write one before you mark it as checked.',
  'proposals.told-together': 'One mail told of this and of other assignments.',
  'proposals.too-few-parts': 'Give at least two questions.',
  'proposals.selection-not-found': 'The words that you selected are not in the answer any more. Select them again.',
  'proposals.nothing-to-write-about':
    'Add a question or a funder first. There is nothing to write a cover letter about yet.',
  'proposals.comment-not-found': 'Comment not found',
  'proposals.not-your-comment': 'Only whoever wrote a comment can change or delete it.',
  'proposals.too-many-comments': ({ most }: { readonly most: number }) =>
    `This question has ${most} comments, the most it can have.`,
  'proposals.form-read-already':
    'This application has the questions of a form already. Remove them first, or start a new application.',
  'proposals.comment-required': 'Write a comment.',
  'proposals.comment-too-long': ({ most }: { readonly most: number }) =>
    `A comment may have at most ${most} characters.`,
}
