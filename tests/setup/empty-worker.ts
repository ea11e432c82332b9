/** Stands for the worker in the tests' runtime: they call its parts, and none pays for loading all of it. */
export default {};
