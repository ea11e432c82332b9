/** For what is read when the app starts: no second request until someone asks for one. */
export const once = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};
