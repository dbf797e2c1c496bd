import type { Form } from '../form/form.ts'
import type { FormTerms } from '../form/form-terms.ts'

export interface FormTermsFinder {
  /**
   * Finds the terms of applying in the form, word for word; returns nothing that the form does not state. Never throws.
   */
  find(form: Form): FormTerms
}
