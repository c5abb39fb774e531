/** A stylesheet means nothing to a server bundle. */
module.exports = () => '';
