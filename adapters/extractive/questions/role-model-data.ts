export const ROLE_MODEL = '{}'
