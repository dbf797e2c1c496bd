/** Where the made-up forms are, from the root of the project, in which tests and benchmarks run. */
export const FORMS = 'test/benchmarks/question-roles/forms'
