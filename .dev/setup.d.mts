export function setupElements(): Promise<void>
export function setupNpm(): Promise<void>
