export default async function endSharedServer(): Promise<void> {
  await globalThis.sharedServer?.stop();
}
