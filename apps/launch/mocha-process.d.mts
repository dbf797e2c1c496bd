/** Whether a test file is one whose pages are of React's development build. */
export function showsDevelopmentPages(path: string): boolean
