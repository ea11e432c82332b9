/** Parts of the layouts that come after the first view: they bring SWR and ask the server. */
export async function loadAccount() {
  const { Account } = await import('#app/layouts/start-up.tsx');
  return Account;
}

export async function loadBanner() {
  const { Banner } = await import('#app/layouts/start-up.tsx');
  return Banner;
}
