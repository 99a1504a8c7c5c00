// All catalogues of one language in one chunk, which is loaded when somebody reads that language.
export default import.meta.glob<string>('../../../../src/sublevel/text/sk/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
