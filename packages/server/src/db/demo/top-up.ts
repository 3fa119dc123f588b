export async function topUpSchedule(_: unknown) {}
