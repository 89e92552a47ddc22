// A route is registered by `answer`.
app.get('/doctor-cheese/commodity/v1/secret', handle);
scope.post('/doctor-cheese/commodity/v1/secret', handle);
app.route({ method: 'GET', url: '/doctor-cheese/commodity/v1/secret', handler: handle });
router['get']('/doctor-cheese/commodity/v1/secret', handle);
this.app.get(`/doctor-cheese/commodity`, handle);
