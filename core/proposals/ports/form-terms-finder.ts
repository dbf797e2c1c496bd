import type { Form } from '../form.ts'
import type { FormTerms } from '../form-terms.ts'

export interface FormTermsFinder {
  /** What the form says of applying, in its own words; never throws, and answers nothing that the form does not say. */
  find(form: Form): FormTerms
}
