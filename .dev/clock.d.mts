export function moveDate(ahead: number): void
export function clockAhead(): number
